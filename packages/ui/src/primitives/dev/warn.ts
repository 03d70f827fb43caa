const told = new Set<string>();

/**
 * Tells a developer on the console of a wrong use that types cannot see, once for each text. It is called behind
 * `import.meta.env.DEV` and nowhere else, so that a build for visitors holds nothing of it (`pnpm size` looks).
 * @param part name of the component
 */
export function warn(part: string, problem: string, remedy: string): void {
  const text = `${part}: ${problem} ${remedy} See "Warnings" in docs/how-to/add-a-component.md.`;
  if (told.has(text)) return;
  told.add(text);
  // oxlint-disable-next-line no-console -- As an error, like React's own, so that the conformance suite fails on it.
  console.error(text);
}
