import type { AsyncDataOptions } from '#app';
import type { Ref } from 'vue';

/** One call to the admin host; `reduce` leaves what the page shows, which is all that travels to the browser. */
export async function useContent<T, R = T>(
  path: string,
  reduce = (answer: T) => answer as unknown as R,
  options: AsyncDataOptions<R> = {},
) {
  const { $api } = useNuxtApp();
  const call = async () => {
    const body = await $api<{ data?: T }>(path);
    return reduce(body.data ?? (body as T));
  };
  const { data, error } = await useAsyncData(path, call, options);
  if (error.value) {
    const { statusCode, message } = error.value;
    throw createError({ statusCode, message, fatal: true });
  }
  return data as Ref<R>;
}
