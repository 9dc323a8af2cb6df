export { HandledButton } from './handled-button.tsx';
