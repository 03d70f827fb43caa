export { Verbatim, type VerbatimProps } from './Verbatim.tsx';
