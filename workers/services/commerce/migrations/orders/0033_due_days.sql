-- An order that waits without a promised day is due from the day on which it was placed.
update order_list set ship_date = substr(created_at, 1, 10)
where ship_date = '' and state in ('new', 'confirmed', 'held', 'part-shipped');
