export * from './CaptchaField.tsx';
export { CaptchaPicture } from './CaptchaPicture.tsx';
