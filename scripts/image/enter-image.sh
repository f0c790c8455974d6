#!/bin/sh
# Runs a command of an image as its user, with its root read-only: enter-image.sh ROOT UID:GID WORKDIR COMMAND …
# Meant for a mount namespace of its own (unshare --mount): every mount ends with the command.
set -eu
root=$1 user=$2 folder=$3
shift 3
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t tmpfs -o "uid=${user%:*},gid=${user#*:},mode=700" tmpfs "$root/var/lib/dakhila"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero random urandom; do
  : > "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mount -o remount,bind,ro "$root"
if touch "$root/probe" 2> /dev/null; then
  echo 'The root file system of the image is not read-only.' >&2
  exit 70
fi
# The inner shell changes into the folder after the root has changed.
exec chroot --userspec="$user" "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$folder" "$@"
