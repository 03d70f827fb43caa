/** A desktop has no bottom bar: the header holds all of it. */
export function TabBar(): null {
  return null;
}
