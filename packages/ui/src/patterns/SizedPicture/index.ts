export { SizedPicture, type SizedPictureProps } from './SizedPicture.tsx';
