/** No bottom bar on desktops: the header contains its entries. */
export function TabBar(): null {
  return null;
}
