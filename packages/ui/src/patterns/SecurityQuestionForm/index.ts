export * from './SecurityQuestionForm.tsx';
