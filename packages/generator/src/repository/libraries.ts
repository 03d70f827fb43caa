/** Libraries that the sites of an operator's repository need beside the kit, as ranges that the kit is tested with (OPS-01). */
export const libraries = {
  '@vanilla-extract/css': '^1.21.3',
  react: '^19.3.1',
  'react-dom': '^19.3.1',
  vite: '^8.3.8',
} as const;

/** Programs and declarations for the checks of an operator's repository. */
export const developerLibraries = {
  '@types/node': '^24.19.2',
  '@types/react': '^19.3.0',
  typescript: '^7.0.2',
} as const;
