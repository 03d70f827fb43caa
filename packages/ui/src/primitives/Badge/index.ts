export { Badge, Tag, badgeText, type BadgeProps, type TagProps } from './Badge.tsx';
