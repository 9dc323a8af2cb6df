import type { RichText } from '@nasaq/contract';

/** Id of the last heading that has passed the upper third of the window. */
export function useCurrentHeading(toc: RichText['toc']) {
  const current = ref<string>();
  let observer: IntersectionObserver | undefined;
  onMounted(() => {
    const headings = toc.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    observer = new IntersectionObserver(
      () => {
        current.value = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3)?.id;
      },
      { rootMargin: '100000px 0px -66% 0px', threshold: [0, 1] },
    );
    for (const heading of headings) observer.observe(heading);
  });
  onUnmounted(() => observer?.disconnect());
  return current;
}
