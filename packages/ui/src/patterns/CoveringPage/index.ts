export { CoveringPage, type CoveringPageProps } from './CoveringPage.tsx';
