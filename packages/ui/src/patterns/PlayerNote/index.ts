export { PlayerNote, type PlayerNoteProps } from './PlayerNote.tsx';
