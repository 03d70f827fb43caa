/** The first step of a start: React. */
export { hydrateRoot } from 'react-dom/client';
