export { LoginNotes, type LoginNotesProps } from './LoginNotes.tsx';
