export { PlayedSums, type PlayedSumsProps } from './PlayedSums.tsx';
