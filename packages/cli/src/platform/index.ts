export { againstPlatform } from './againstPlatform.ts';
export { platformQuestions } from './platform-input.ts';
