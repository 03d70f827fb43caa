/**
 * Import cycles, each with its files.
 * @param imports the imported files of each file, types included
 */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  // Strongly connected components, by Tarjan.
  const visit = (file: string): number => {
    order.set(file, order.size);
    low.set(file, order.get(file) ?? 0);
    path.push(file);
    for (const target of imports.get(file) ?? []) {
      const reached = order.has(target) ? (path.includes(target) ? order.get(target) : undefined) : visit(target);
      if (reached !== undefined) low.set(file, Math.min(low.get(file) ?? 0, reached));
    }
    const own = low.get(file) ?? 0;
    if (own !== order.get(file)) return own;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1) circles.push(circle.toSorted());
    // A finished file is on no path any more.
    return Number.POSITIVE_INFINITY;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
