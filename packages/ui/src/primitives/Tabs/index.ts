export { Tabs, type TabOption, type TabsProps } from './Tabs.tsx';
