/** Adds `findLast`, which the tables of react-aria-components use, to browsers before Firefox 104, Chrome 97 and Safari 15.4. */
function findLast(this: unknown[], fits: (item: unknown, index: number, list: unknown[]) => unknown): unknown {
  for (let index = this.length - 1; index >= 0; index -= 1) if (fits(this[index], index, this)) return this[index];
  return undefined;
}

if (!('findLast' in Array.prototype)) {
  // oxlint-disable-next-line no-extend-native -- As every browser has it since.
  Object.defineProperty(Array.prototype, 'findLast', { value: findLast, configurable: true, writable: true });
}
