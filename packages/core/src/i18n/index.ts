export type { CoreI18n } from './i18n.types.ts';
