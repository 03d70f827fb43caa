export { SecurityQuestionForm } from './SecurityQuestionForm.tsx';
export { SecurityQuestionModal } from './SecurityQuestionModal.tsx';
