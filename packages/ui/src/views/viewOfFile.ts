/** The view of a file by its folder: `…/slot-list/slot-list.fixtures.ts` → `slotList`. */
export const viewOfFile = (file: string): string =>
  (file.split('/').at(-2) ?? '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
