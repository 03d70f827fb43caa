export * from '../_h5/views.ts';
