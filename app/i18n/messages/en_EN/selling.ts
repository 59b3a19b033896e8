/** What the selling policy says on product pages: price, availability, purchase button (rows C-PRICE). */
export const selling = {
  addToBasket: "ADD TO BASKET",
  requestPriceQuote: "REQUEST A PRICE QUOTE",
  buyFromPartner: "BUY FROM OUR PARTNER",
  backorder: "Product on Backorder - Available Within 30 Days",
  productDiscontinued: "Product {{sku}} is discontinued",
  productUnavailable: "Product {{sku}} is currently unavailable",
  unavailable: "This product is currently unavailable",
  pricingUnavailable: "Product Pricing Unavailable",
  madeToOrder: "Made to order. We confirm the delivery date when we have received your order.",
  distributorPrice: "Your local distributor tells you price and availability.",
  partnerPrice: "In your country/region this product is sold by our partner.",
  noSalesHere: "Online ordering is not available in your country/region. Please contact us for price and availability.",
  priceOnRequest: "The price of this product is given on request.",
  previewOnly: "Not released yet; shown in preview only.",
  ptmScan: "This product is part of our proteomics services and is ordered by inquiry.",
};
