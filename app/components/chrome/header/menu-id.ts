/** Id of the menu's popover on phones. */
export const menuId = "site-menu";
