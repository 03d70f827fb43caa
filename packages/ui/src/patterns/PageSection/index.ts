export { makeSection, type SectionProps } from './makeSection.tsx';
