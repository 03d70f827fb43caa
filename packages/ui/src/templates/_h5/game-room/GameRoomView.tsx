/** Phones show the room of a hall as the list of the selected provider (CAT-16). */
export { default } from '../slot-list/SlotListView.tsx';
