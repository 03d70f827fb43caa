export * from './bank-account.ts';
export * from './body.ts';
export * from './checks.ts';
export * from './errors.ts';
export * from './passwords.ts';
export * from './patterns.ts';
export * from './plan.ts';
export * from './values.ts';
