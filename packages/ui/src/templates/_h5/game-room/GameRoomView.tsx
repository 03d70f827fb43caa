/** A phone shows the room of a hall as the list of the chosen provider; the others are one step back (CAT-16, CAT-17x). */
export { default } from '../slot-list/SlotListView.tsx';
