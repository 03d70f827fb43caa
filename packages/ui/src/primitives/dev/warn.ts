const reported = new Set<string>();

/**
 * Warns developers on the console about misuse that types cannot catch, once per text. Call it only behind
 * `import.meta.env.DEV`, so that production builds do not contain it (`pnpm size` checks).
 * @param part name of the component
 */
export function warn(part: string, problem: string, remedy: string): void {
  const text = `${part}: ${problem} ${remedy} See "Warnings" in docs/kit/add-a-component.md.`;
  if (reported.has(text)) return;
  reported.add(text);
  // oxlint-disable-next-line no-console -- As an error, like React's own, so that the conformance suite fails on it.
  console.error(text);
}
