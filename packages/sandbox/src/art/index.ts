export { renderArt } from './render.ts';
