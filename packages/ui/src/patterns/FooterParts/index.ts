export * from './FooterParts.tsx';
