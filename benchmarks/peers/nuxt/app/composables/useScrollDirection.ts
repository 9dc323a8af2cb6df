/** `down` while reading on, `up` when scrolling back. */
export function useScrollDirection() {
  const direction = ref<'down' | 'up'>();
  let last = 0;
  const follow = () => {
    direction.value = window.scrollY > last ? 'down' : 'up';
    last = window.scrollY;
  };
  onMounted(() => {
    last = window.scrollY;
    window.addEventListener('scroll', follow, { passive: true });
  });
  onUnmounted(() => window.removeEventListener('scroll', follow));
  return direction;
}
