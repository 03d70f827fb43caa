/** The part of a report of Lighthouse that is read here. */
export interface AuditReport {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number; readonly group?: string }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string | undefined }>
  >;
}

/** Score of a category, 0 to 100; NaN if unknown. */
export const scoreOf = ({ categories }: AuditReport, category: string): number =>
  (categories[category]?.score ?? Number.NaN) * 100;

/** Audits that lower a category's score, the most expensive first: `total-blocking-time 310 ms (-6)`. */
export function costs({ categories, audits }: AuditReport, category: string): string[] {
  const refs = categories[category]?.auditRefs ?? [];
  const judged = refs.filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && audits[id] !== undefined);
  const all = judged.reduce((sum, { weight }) => sum + weight, 0);
  return judged
    .map(({ id, weight }) => ({ id, points: ((1 - (audits[id]?.score ?? 1)) * weight * 100) / all }))
    .filter(({ points }) => points >= 0.5)
    .toSorted((a, b) => b.points - a.points)
    .map(({ id, points }) => [id, audits[id]?.displayValue, `(-${points.toFixed(0)})`].filter(Boolean).join(' '));
}
