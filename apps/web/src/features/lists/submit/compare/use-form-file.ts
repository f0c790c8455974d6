import { useEffect, useRef, useState } from 'react';
import { type ReadFile, readFormFile } from './read-form-file.ts';

/** Reads one chosen file at a time. Leaving the screen stops it. */
export function useFormFile(onRead: (read: ReadFile) => void) {
  const [isReading, setReading] = useState(false);
  const current = useRef<AbortController>(null);
  const stop = () => {
    current.current?.abort();
    setReading(false);
  };
  useEffect(() => () => current.current?.abort(), []);
  const choose = async (file: File) => {
    stop();
    const controller = new AbortController();
    current.current = controller;
    setReading(true);
    const read = await readFormFile(file, controller.signal);
    if (controller.signal.aborted) return;
    setReading(false);
    onRead(read);
  };
  return { isReading, choose, stop };
}
