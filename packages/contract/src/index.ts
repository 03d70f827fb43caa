export * from './channel.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './ids.ts';
export * from './money.ts';
export * from './site-title.ts';
export type { PlayMode, SiteConfig, SiteConfigInput, SiteConfigResult } from './site-config.ts';
export type { SiteConfigProblem } from './site-config.problems.ts';
export type { LocalizedText } from './wire.ts';
