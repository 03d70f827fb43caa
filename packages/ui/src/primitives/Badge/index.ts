export { Badge, Mark, badgeText, type BadgeProps, type MarkProps } from './Badge.tsx';
