/** Reading the code on a visitor's receipt with the camera, where the browser can (BarcodeDetector). */
import { useEffect, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';

/** Not in TypeScript's DOM library (wicg.github.io/shape-detection-api): what we use of it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
}

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector; // absent in most browsers

export function canScan(): boolean {
  return detectorClass() !== undefined && Boolean(navigator.mediaDevices?.getUserMedia);
}

const LOOK_EVERY_MS = 200;

export interface ScannerProps {
  readonly onCode: (text: string) => void;
  readonly onClose: () => void;
}

export function Scanner({ onCode, onClose }: ScannerProps) {
  const [problem, setProblem] = useState(false);
  return (
    <Dialog open onClose={onClose} title={m.queue_scan()} description={m.queue_scan_more()}>
      {problem ? (
        <p role="alert">{m.queue_no_camera()}</p>
      ) : (
        <Camera onCode={onCode} onProblem={() => setProblem(true)} />
      )}
    </Dialog>
  );
}

interface CameraProps {
  readonly onCode: (text: string) => void;
  readonly onProblem: () => void;
}

/** Apart from the dialog, which mounts what is in it later: the picture must be there when the camera is. */
function Camera({ onCode, onProblem }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef({ onCode, onProblem });
  useEffect(() => {
    report.current = { onCode, onProblem };
  });

  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    async function start() {
      const Made = detectorClass();
      const screen = video.current;
      if (!Made || !screen) throw new Error('Nothing to scan with.');
      const detector = new Made({ formats: ['qr_code'] });
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (gone) return stop();
      screen.srcObject = stream;
      await screen.play();
      const look = async () => {
        // A frame that cannot be read yet is no failure: the next one may be.
        const [first] = await detector.detect(screen).catch(() => []);
        if (gone) return;
        if (first) report.current.onCode(first.rawValue);
        else timer = setTimeout(() => void look(), LOOK_EVERY_MS);
      };
      await look();
    }
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    void start().catch(() => {
      if (!gone) report.current.onProblem();
    });
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, []);

  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a live picture without sound
  return <video ref={video} muted playsInline className={css({ width: 'full', backgroundColor: 'field' })} />;
}
