export { SessionBar, type SessionBarProps, type SessionFigure } from './SessionBar.tsx';
