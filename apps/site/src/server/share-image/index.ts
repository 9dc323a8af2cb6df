export { renderShareImage, type ShareImage } from './render-share-image.ts';
