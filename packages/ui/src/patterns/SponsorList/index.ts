export * from './SponsorList.tsx';
