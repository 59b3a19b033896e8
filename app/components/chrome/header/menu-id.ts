/** Of the popover that holds the menu on phones. */
export const menuId = "site-menu";
