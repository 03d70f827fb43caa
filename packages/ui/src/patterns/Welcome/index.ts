export { welcomeLabels } from './labels.ts';
export { Welcome, type WelcomeProps } from './Welcome.tsx';
