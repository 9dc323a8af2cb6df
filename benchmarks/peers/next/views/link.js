export { default as Link } from 'next/link';
export { usePathname as usePath } from 'next/navigation';
