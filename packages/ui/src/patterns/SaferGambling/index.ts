export { SaferGambling, type HelpModel, type HelpSection, type SaferGamblingProps } from './SaferGambling.tsx';
