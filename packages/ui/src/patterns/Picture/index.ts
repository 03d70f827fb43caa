export { BlurredCopy } from './BlurredCopy.tsx';
export { Picture } from './Picture.tsx';
