/** Parts of the product that are not built yet, each with rows or areas. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'bounds of what is kept, and shares for visitors and networks': [
    'SEC-07',
    'SEC-08',
    'SEC-09',
    'SEC-10',
    'SEC-11',
    'SEC-12',
  ],
  'player protection where sites, limits and games meet': ['RG-47', 'RG-48', 'RG-49', 'RG-50', 'RG-51'],
  'amounts, times and pictures in the field': [
    'FLD-14',
    'FLD-15',
    'FLD-16',
    'FLD-17',
    'IMG-03',
    'LOC-04',
    'CNS-04',
    'PLT-06',
    'OBS-02',
    'RT-26',
  ],
  'recipes, third parties and first steps of operators': [
    'OPS-14',
    'OPS-15',
    'OPS-16',
    'OPS-17',
    'OPS-18',
    'OPS-19',
    'OPS-20',
    'OPS-21',
    'OPS-22',
    'OPS-23',
  ],
  'the new lobby': ['LOOK', 'LOB', 'WIN', 'ENG-01', 'ENG-02', 'ENG-06'],
};

/**
 * Rows that wait for a part of the product that is not built yet, each with that part. An area includes all of its rows. A
 * row that a test names is removed here.
 */
export const waiting: ReadonlyMap<string, string> = new Map(
  Object.entries(parts).flatMap(([part, rows]) => rows.map((row) => [row, part] as const)),
);
